import { zipSync } from 'fflate'
import { csvRows } from '@/lib/server/ground/adapters/payment/csv'
import { ProviderFault } from '@/lib/server/ground/adapters/payment/provider-fault'
import { unzip } from '@/lib/server/ground/adapters/payment/unzip'

/** Files in which payment providers deliver their statements. */

describe('the CSV of a statement', () => {
  it('has its cells without the signs that keep numbers as text, in lines of any length', () => {
    expect(csvRows('\uFEFF#账单\r\n`4200001\t,"灯, 暖光 ""大""",12.50\r\n\r\n合计,1\r\n')).toEqual([
      ['#账单'],
      ['4200001', '灯, 暖光 "大"', '12.50'],
      ['合计', '1'],
    ])
  })

  it('with a cell that never ends is a fault of the provider', () =>
    expect(() => csvRows('a,b\n"1,2\n')).toThrow(ProviderFault))
})

describe('the archive of a statement', () => {
  const archive = zipSync({ '明细.csv': new TextEncoder().encode('a,b') })

  it('is read, whatever the name of its file', () =>
    expect(unzip(archive).map((bytes) => new TextDecoder().decode(bytes))).toEqual(['a,b']))

  it.each([
    ['no archive', new TextEncoder().encode('<html>')],
    ['half an archive', archive.subarray(0, archive.length / 2)],
  ])('%s is a fault of the provider', (_name, bytes) => expect(() => unzip(bytes)).toThrow(ProviderFault))

  it('that says to unpack to more than 256 MB is not unpacked', () => {
    const bomb = archive.slice()
    const directory = new DataView(bomb.buffer)
    for (let at = 0; at + 28 < bomb.length; at++)
      if (directory.getUint32(at, true) === 0x02014b50) directory.setUint32(at + 24, 2 ** 29, true)
    expect(() => unzip(bomb)).toThrow('statement is too large')
  })
})
