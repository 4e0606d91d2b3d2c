// For clients that pass arguments as keys of the axios configuration, such as `axios.get('/api/users/user', { id: 3 })`.
// Axios does not send such keys. This hook sends them as query parameters.
//
//   import axios from 'axios';
//   import { sendUnknownKeys } from './axios.js';
//   sendUnknownKeys(axios);

// The keys that axios itself reads, as its documentation lists them.
const knownKeys =
  `adapter allowAbsoluteUrls auth baseURL beforeRedirect cancelToken data decompress env family fetchOptions
  formSerializer headers httpAgent httpsAgent httpVersion insecureHTTPParser lookup maxBodyLength maxContentLength maxRate
  maxRedirects method onDownloadProgress onUploadProgress params paramsSerializer proxy responseEncoding responseType
  signal socketPath timeout timeoutErrorMessage transformRequest transformResponse transitional transport url
  validateStatus withCredentials withXSRFToken xsrfCookieName xsrfHeaderName`.split(/\s+/);

/** Adds the hook to axios, or to an instance of it. Returns a function that removes it. */
export function sendUnknownKeys(axios) {
  const hook = axios.interceptors.request.use((config) => {
    const unknown = Object.entries(config).filter(
      ([key, value]) => !knownKeys.includes(key) && typeof value !== 'function',
    );
    // Axios does not send an empty list, but for a filter it means that nothing matches.
    const sent = unknown.map(([key, value]) => [
      key,
      Array.isArray(value) && value.length === 0 ? '' : value,
    ]);
    config.params = { ...Object.fromEntries(sent), ...config.params };
    return config;
  });
  return () => axios.interceptors.request.eject(hook);
}
