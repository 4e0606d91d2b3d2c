// Sends the CPU time of a measured server to the parent process on request. Loaded before the code of the server.
process.on('message', (message) => {
  if (message === 'cpu') process.send?.(process.cpuUsage());
});
