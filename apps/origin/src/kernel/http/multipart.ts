/**
 * The fields of a form as an object: text as it is, a file as its name and its bytes in base64. Nothing is written to a
 * disk, and the name is only data.
 * @throws TypeError when the bytes are no such form
 */
export async function readMultipart(contentType: string, bytes: Uint8Array<ArrayBuffer>): Promise<object> {
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else
      fields[name] = {
        file_name: value.name,
        content: Buffer.from(await value.arrayBuffer()).toString('base64'),
      };
  }
  return fields;
}
