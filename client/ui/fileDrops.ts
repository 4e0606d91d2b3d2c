/**
 * Prevents that a file that is dropped beside a drop zone replaces the page. While files are dragged, the attribute
 * `data-file-drag` of the page shows the zones. Returns the function that removes the listeners.
 */
export function preventFileDrops(): () => void {
  const root = document.documentElement;
  const endDrag = () => root.removeAttribute('data-file-drag');

  function handleDrag(event: DragEvent) {
    if (!hasFiles(event)) return;
    root.setAttribute('data-file-drag', '');
    // A zone has accepted the files.
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  }

  function handleDrop(event: DragEvent) {
    endDrag();
    if (hasFiles(event)) event.preventDefault();
  }

  /** The pointer has left the window. */
  function handleLeave({ relatedTarget }: DragEvent) {
    if (relatedTarget === null) endDrag();
  }

  window.addEventListener('dragover', handleDrag);
  window.addEventListener('drop', handleDrop);
  window.addEventListener('dragleave', handleLeave);
  return () => {
    window.removeEventListener('dragover', handleDrag);
    window.removeEventListener('drop', handleDrop);
    window.removeEventListener('dragleave', handleLeave);
  };
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
