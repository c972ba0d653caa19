import { strToU8, zipSync, type Zippable } from 'fflate'
import { maxZipBytes, maxZipEntryBytes } from '@/lib/server/ground/table-file/limits'
import { zipNameKeys } from '@/lib/server/ground/table-file/zip/zip-name'
import { listZip, readZipEntries } from '@/lib/server/ground/table-file/zip/zip-pictures'
import { all, fileOf, gb18030, withDirectory } from '@/tests/fixtures/table-files'

/** Archives with pictures: names, what is left out and what is refused. */

const zipOf = (entries: Zippable) => fileOf(zipSync(entries), 'a.zip', 1000)

const read = (source: ReturnType<typeof fileOf>, wanted: (name: string) => boolean = () => true) =>
  all(readZipEntries(source, wanted))

/** An archive whose names are the given bytes: fflate writes Latin-1 as it is, without the flag of UTF-8. */
function withRawNames(names: readonly Uint8Array[]): Uint8Array {
  const archive = Buffer.from(
    zipSync(Object.fromEntries(names.map((name) => ['z'.repeat(name.length), strToU8('1')]))),
  )
  for (const name of names) {
    const written = 'z'.repeat(name.length)
    for (let at = 0; (at = archive.indexOf(written, at)) !== -1; at += name.length) archive.set(name, at)
  }
  return archive
}

/** The archive as programs write it that do not know how large it becomes: its directory in 64 bits (ZIP64). */
function asZip64(archive: Uint8Array): Buffer {
  const bytes = Buffer.from(archive)
  const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  const end = bytes.length - 22
  const entry = Buffer.from(bytes.subarray(directory, end))
  const values = Buffer.alloc(28)
  values.writeUInt16LE(1, 0)
  values.writeUInt16LE(24, 2)
  for (const [index, field] of [24, 20, 42].entries()) {
    values.writeBigUInt64LE(BigInt(entry.readUInt32LE(field)), 4 + index * 8)
    entry.writeUInt32LE(0xffffffff, field)
  }
  entry.writeUInt16LE(values.length, 30)
  const end64 = Buffer.alloc(56)
  end64.writeUInt32LE(0x06064b50, 0)
  end64.writeBigUInt64LE(1n, 32)
  end64.writeBigUInt64LE(BigInt(directory), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(directory + entry.length + values.length), 8)
  const last = Buffer.from(bytes.subarray(end))
  last.fill(0xff, 10, 20)
  return Buffer.concat([bytes.subarray(0, directory), entry, values, end64, locator, last])
}

describe('the files of an archive', () => {
  it('are listed by path, without folders and what systems add', async () => {
    const source = zipOf({
      '图片/': new Uint8Array(),
      '图片/灯.jpg': strToU8('12345'),
      '__MACOSX/图片/._灯.jpg': strToU8('1'),
      '.DS_Store': strToU8('1'),
      'a\\b.png': strToU8(''),
    })
    expect(await listZip(source)).toEqual([
      { name: '图片/灯.jpg', size: 5 },
      { name: 'a/b.png', size: 0 },
    ])
  })

  it.each([
    ['in GB18030, as Windows writes them', [gb18030('图片/暖灯.jpg')], '图片/暖灯.jpg'],
    ['in GB18030, of one character', [gb18030('贸')], '贸'],
    ['in UTF-8 without its flag, as macOS writes them', [strToU8('图片/暖灯.jpg')], '图片/暖灯.jpg'],
  ])('have names %s', async (_, names, name) =>
    expect(await listZip(fileOf(withRawNames(names)))).toEqual([{ name, size: 1 }]),
  )

  it('are found by path and by name, in any case', () => {
    expect(zipNameKeys('Pics/A.JPG')).toEqual(['pics/a.jpg', 'a.jpg'])
    expect(zipNameKeys('A.JPG')).toEqual(['a.jpg'])
  })

  it('are read with a directory in 64 bits', async () => {
    const archive = asZip64(zipSync({ 'a.jpg': strToU8('12345') }))
    expect(await listZip(fileOf(archive))).toEqual([{ name: 'a.jpg', size: 5 }])
    expect(await read(fileOf(archive))).toEqual([{ name: 'a.jpg', bytes: Buffer.from('12345') }])
  })

  it('are read when they are wanted, stored or deflated', async () => {
    const long = strToU8('灯'.repeat(50_000))
    const source = zipOf({ 'a.jpg': [long, { level: 0 }], 'b.jpg': strToU8('no'), 'c.jpg': long })
    const files = await read(source, (name) => name !== 'b.jpg')
    expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'c.jpg'])
    for (const { bytes } of files) expect(Buffer.compare(bytes, long)).toBe(0)
  })
})

describe('an archive that cannot be read', () => {
  const archive = zipSync({ 'a.jpg': strToU8('灯'.repeat(1000)), 'b.jpg': strToU8('2'.repeat(1000)) })

  it('is none', () => expect(listZip(fileOf('<html>'))).rejects.toThrow('请上传 ZIP 压缩包'))

  it.each([0.1, 0.5, 0.99])('is incomplete when %s of it arrived', (part) =>
    expect(listZip(fileOf(archive.subarray(0, archive.length * part)))).rejects.toThrow(
      '文件不完整，请重新上传',
    ),
  )

  it.each([
    ['has a password', 8, (value: number) => value | 1, '压缩包有密码'],
    ['is compressed in a rare way', 10, (value: number) => (value & 0xffff0000) | 14, '压缩包的格式不支持'],
    ['has other content than it states', 16, (value: number) => value ^ 1, '文件已损坏'],
    ['has entries that share bytes', 42, () => 0, '文件已损坏'],
    ['names an entry behind its end', 42, () => 2 ** 29, '文件不完整'],
  ])('%s', (_, field, change, sentence) =>
    expect(read(fileOf(withDirectory(archive, field, (_name, value) => change(value))))).rejects.toThrow(
      sentence,
    ),
  )

  it('has an entry too large', async () => {
    const large = withDirectory(archive, 24, () => maxZipEntryBytes + 1)
    expect(await listZip(fileOf(large))).toHaveLength(2)
    await expect(read(fileOf(large))).rejects.toThrow('“a.jpg”超过 20 MB')
    const bomb = zipSync({ 'a.jpg': new Uint8Array(maxZipEntryBytes) })
    await expect(read(fileOf(bomb))).rejects.toThrow('文件解压后过大')
  })

  it('has too many entries', () => {
    const many = Object.fromEntries(
      Array.from({ length: 20_001 }, (_, index) => [`${index}`, new Uint8Array()]),
    )
    return expect(listZip(zipOf(many))).rejects.toThrow('不能超过 20000 个文件')
  })

  it('is too large', () =>
    expect(listZip({ ...fileOf(archive), size: maxZipBytes + 1 })).rejects.toThrow('文件不能超过 1024 MB'))
})
