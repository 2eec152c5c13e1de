// The page loads the program, and does for it what only a page can do.
"use strict";
(() => {
  const program = "{{program}}", size = Number("{{size}}");
  const door = document.getElementById("door"), word = document.getElementById("word"), bar = document.querySelector("#bar i");

  const fail = (text) => {
    door.hidden = false;
    door.style.display = "";
    door.className = "failed";
    word.textContent = text;
  };
  const say = (text, share) => {
    word.textContent = text;
    bar.style.width = 100 * share + "%";
  };

  // --- what the program asks of the page ---------------------------------------

  const inbox = [];
  const most = 4 << 20; // what is larger is refused by the first byte more
  const take = (files) => {
    for (const f of files) f.slice(0, most + 1).text().then((text) => inbox.push({ kind: "file", name: f.name, text }));
  };
  const copyOld = (text) => {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    document.querySelector("canvas")?.focus();
  };
  window.xwingPage = {
    came: () => inbox.shift(),
    shown: () => (door.style.display = "none"),
    address: () => location.origin + location.pathname,
    copy: (text) => (navigator.clipboard ? navigator.clipboard.writeText(text).catch(() => copyOld(text)) : copyOld(text)),
    save: (name, text) => {
      const a = document.createElement("a");
      a.href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
      a.download = name;
      a.click();
      setTimeout(() => URL.revokeObjectURL(a.href), 60000);
    },
    pick: () => {
      const field = document.createElement("input");
      field.type = "file";
      field.multiple = true;
      field.accept = ".xws,.json,.txt,.jsonl";
      field.onchange = () => take(field.files);
      field.click();
    },
  };

  // What is dropped or pasted goes into the inbox; Ebitengine would keep the browser from pasting.
  addEventListener("drop", (e) => {
    e.preventDefault();
    e.stopImmediatePropagation();
    take(e.dataTransfer.files);
  }, true);
  addEventListener("keydown", (e) => {
    if ((e.ctrlKey || e.metaKey) && e.key.toLowerCase() === "v") e.stopImmediatePropagation();
  }, true);
  addEventListener("paste", (e) => {
    const text = e.clipboardData.getData("text");
    if (text.trim()) inbox.push({ kind: "paste", name: "", text });
  });

  // What the address carries is taken out of it: a reload shall not bring it once more.
  const search = new URLSearchParams(location.search), hash = new URLSearchParams(location.hash.slice(1));
  for (const kind of ["squad", "game", "position"]) {
    const text = search.get(kind) ?? hash.get(kind);
    if (text) inbox.push({ kind: "link", name: "", text });
  }
  if (inbox.length) history.replaceState(null, "", location.pathname + (search.has("uilog") ? "?uilog" : ""));
  addEventListener("hashchange", () => /^#(squad|game|position)=/.test(location.hash) && location.reload()); // a link into a page that is open
  if (search.has("uilog")) window.xwingUI = (line) => (window.xwingScreen = line);

  // --- loading -------------------------------------------------------------------

  const fetchWhole = async () => {
    const store = await (window.caches?.open("xwing") ?? null);
    const kept = await store?.match(program);
    if (kept) return kept.arrayBuffer();
    const answer = await fetch(program);
    if (!answer.ok) throw new Error(`the program cannot be loaded: ${answer.status}`);
    const whole = new Uint8Array(size), reader = answer.body.getReader();
    let at = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (at + value.length > size) throw new Error("the program's file is not the one that belongs to this page");
      whole.set(value, at);
      at += value.length;
      say(`Loading… ${(at / 1e6).toFixed(1)} of ${(size / 1e6).toFixed(1)} MB`, (0.8 * at) / size);
    }
    if (at < size) throw new Error("the program was not loaded as a whole");
    if (store) {
      for (const old of await store.keys()) if (old.url.endsWith(".lzma")) await store.delete(old);
      await store.put(program, new Response(whole)).catch(() => {});
    }
    return whole.buffer;
  };
  const unpack = (packed) => new Promise((resolve, reject) => {
    const url = URL.createObjectURL(new Blob([document.getElementById("unlzma").textContent], { type: "text/javascript" }));
    const worker = new Worker(url);
    worker.onmessage = (e) => {
      worker.terminate();
      URL.revokeObjectURL(url);
      typeof e.data === "string" ? reject(new Error(e.data)) : resolve(e.data);
    };
    worker.onerror = (e) => reject(new Error(e.message));
    worker.postMessage(packed, [packed]);
  });
  const start = async () => {
    const packed = await fetchWhole();
    say("Unpacking…", 0.85);
    const code = await unpack(packed);
    say("Starting…", 0.95);
    const go = new Go();
    go.argv = ["xwing"];
    const { instance } = await WebAssembly.instantiate(code, go.importObject);
    await go.run(instance);
    fail("The program has ended. Reload the page to start it again; every game goes on where it was.");
  };

  if (typeof WebAssembly !== "object") return fail("This browser has no WebAssembly, which the program needs. Any current browser has it.");
  if (!document.createElement("canvas").getContext("webgl2")) {
    return fail("This browser has no WebGL 2, which draws the table. Turn on hardware acceleration in its settings, or take another browser.");
  }
  navigator.serviceWorker?.register("sw.js").catch(() => {});
  start().catch((err) => fail("It did not work out: " + err.message + ". Reload the page to try again."));
})();
