// Before the worker is installed, a static host sends `404.html` for the address of a screen. This script finds the folder
// of the site, which is the parent folder that contains `start.js`, and loads `start.js`.
(async () => {
  const folders = location.pathname.split('/').slice(0, -1);
  for (const index of folders.keys()) {
    const base = `${folders.slice(0, index + 1).join('/')}/`;
    const { ok, headers } = await fetch(`${base}start.js`, { method: 'HEAD' });
    if (!ok || !/javascript/.test(headers.get('content-type') ?? '')) continue;
    document.documentElement.dataset.base = base;
    const script = Object.assign(document.createElement('script'), { src: `${base}start.js` });
    document.head.append(script);
    break;
  }
})();
