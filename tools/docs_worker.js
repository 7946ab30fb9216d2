// Opened from a folder, a page may start no worker; an unseen frame does its work. For the search of the site.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      this.worker = frame.contentWindow;
      const shared = "const importScripts = () => {}; postMessage = (data) => parent.postMessage(data, '*');";
      const told = "dispatchEvent(new Event('ready'))";
      frame.contentDocument.open(); // forgets listeners, so ours comes after
      this.isReady = new Promise((done) => frame.contentWindow.addEventListener("ready", done));
      frame.contentDocument.write(
        `<script>${shared}<\/script><script src="${url}"><\/script><script>${told}<\/script>`,
      );
      frame.contentDocument.close();
      window.addEventListener("message", (event) => {
        if (event.source !== this.worker) return;
        this.dispatchEvent(new MessageEvent("message", { data: event.data }));
        this.onmessage?.(event);
      });
    }
    postMessage(data) {
      this.isReady.then(() => this.worker.dispatchEvent(new MessageEvent("message", { data })));
    }
    terminate() {}
  };
}
