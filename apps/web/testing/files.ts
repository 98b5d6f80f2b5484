import { vi } from 'vitest';

/** Names and contents of the files that the page hands to the browser. */
export function keepFiles(): { name: string; content: Promise<string> }[] {
  const files: { name: string; content: Promise<string> }[] = [];
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) files.push({ name: this.download, content: last.text() });
  });
  return files;
}
