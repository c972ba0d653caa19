import 'server-only'
import { create } from 'qrcode'
import { bitPng, pngUrl } from './bit-png'

/** Pixels per module, and the white margin in modules. */
const scale = 8
const margin = 4

/** The QR code of a text as PNG. */
export function qrCodePng(text: string): Buffer {
  const { modules } = create(text)
  const side = (modules.size + 2 * margin) * scale
  const rows: Buffer[] = []
  for (let y = -margin; y < modules.size + margin; y++) {
    const row = Buffer.alloc(Math.ceil(side / 8), 0xff)
    for (let x = 0; x < modules.size && y >= 0 && y < modules.size; x++) {
      // A module is eight pixels wide: exactly one byte.
      if (modules.get(y, x)) row[margin + x] = 0
    }
    for (let copy = 0; copy < scale; copy++) rows.push(row)
  }
  return bitPng(side, rows)
}

/** The QR code of a text as a data URI for `<img src>`. */
export const qrCodeUrl = (text: string): string => pngUrl(qrCodePng(text))
