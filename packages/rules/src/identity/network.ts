/** The part of an address that names a network and not a household: `203.0.…`, `2001:db8:…`. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  const separator = plain.includes(':') ? ':' : '.';
  const parts = plain.split(separator).slice(0, 2);
  return parts.every((part) => part !== '') ? `${parts.join(separator)}${separator}…` : '…';
}
