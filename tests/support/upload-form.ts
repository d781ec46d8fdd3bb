/** A multipart form with files, as sent by browsers. */
export async function uploadForm(
  ...files: { name: string; bytes: Uint8Array; type?: string; field?: string }[]
) {
  const form = new FormData()
  for (const { name, bytes, type = 'application/octet-stream', field = 'file' } of files)
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name)
  const request = new Request('http://shop.example', { method: 'POST', body: form })
  return {
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  }
}
