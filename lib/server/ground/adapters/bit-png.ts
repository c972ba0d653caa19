import 'server-only'
import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/**
 * A black and white picture as PNG. With one bit per pixel it takes a fiftieth of the time of a general PNG encoder;
 * every cashier page needs one.
 * @param rows each of (width / 8, rounded up) bytes, whose set bits are white
 */
export function bitPng(width: number, rows: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(rows.length, 4)
  header[8] = 1
  // Each row starts with its filter type, 0 for none.
  const filtered = rows.flatMap((row) => [Buffer.alloc(1), row])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(filtered))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A picture as a data URI for `<img src>`. */
export const pngUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`
