import { inflateSync } from 'node:zlib'
import { create } from 'qrcode'
import { barCodeUrl } from '@/lib/server/ground/adapters/bar-code'
import { qrCodeUrl } from '@/lib/server/ground/adapters/qr-code'

/** The rows of a picture with one bit per pixel, without their filter bytes. */
function rowsOf(url: string): Buffer[] {
  const png = Buffer.from(url.replace('data:image/png;base64,', ''), 'base64')
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const at = png.indexOf('IDAT')
  const pixels = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
  const rowBytes = Math.ceil(width / 8) + 1
  return Array.from({ length: height }, (_, y) => pixels.subarray(y * rowBytes + 1, (y + 1) * rowBytes))
}

describe('the picture of a bar code', () => {
  // Start, symbols, check symbol and stop of ISO/IEC 15417.
  it.each([
    ['12', '211232 112232 122231 2331112'],
    ['ZT_1', '211214 312311 213311 111224 123221 132212 2331112'],
  ])('of %s has the bars and gaps of Code 128 between quiet zones of ten modules', (text, symbols) => {
    const rows = rowsOf(barCodeUrl(text))
    expect(new Set(rows.map((row) => row.toString('hex'))).size).toBe(1)
    const runs = [...(rows[0]?.toString('hex').matchAll(/(?:00)+|(?:ff)+/g) ?? [])].map(
      ([run]) => run.length / 2,
    )
    expect(runs).toEqual([10, ...symbols.replaceAll(' ', '').split('').map(Number), 10])
  })

  it('of twelve digits is as short as pairs make it', () => {
    expect(rowsOf(barCodeUrl('202611000002'))[0]).toHaveLength(8 * 11 + 13 + 20)
  })
})

describe('the picture of a QR code', () => {
  it('is a PNG with every module at its position and a quiet zone of four modules', () => {
    const text = 'https://mall.test/cashier/test?trade_id=5438480000420042T01'
    const { modules } = create(text)
    const png = Buffer.from(qrCodeUrl(text).replace('data:image/png;base64,', ''), 'base64')
    const side = png.readUInt32BE(16)
    expect([side, png.readUInt32BE(20)]).toEqual([(modules.size + 8) * 8, (modules.size + 8) * 8])
    const at = png.indexOf('IDAT')
    const pixels = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
    const rowBytes = side / 8 + 1
    for (let y = 0; y < side; y++) {
      for (let column = 0; column < side / 8; column++) {
        const [row, inner] = [Math.floor(y / 8) - 4, column - 4]
        const inside = row >= 0 && inner >= 0 && row < modules.size && inner < modules.size
        const dark = inside && modules.get(row, inner) === 1
        expect([y, column, pixels[y * rowBytes + 1 + column]]).toEqual([y, column, dark ? 0 : 255])
      }
    }
  })
})
