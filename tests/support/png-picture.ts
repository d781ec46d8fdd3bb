import sharp from 'sharp'

/** A picture to upload, large enough for everything. */
export const pngPicture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#d3df4e' } })
    .png()
    .toBuffer()
