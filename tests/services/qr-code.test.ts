import { inflateSync } from 'node:zlib'
import { create } from 'qrcode'
import { qrCodeUrl } from '@/lib/server/adapters/qr-code'

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
