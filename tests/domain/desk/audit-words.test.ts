import {
  auditDifferences,
  auditEventName,
  auditEvents,
  auditSubjectName,
  deviceName,
} from '@/lib/domain/desk/audit-words'

describe('an entry of the audit trail in words', () => {
  it('has the fields that differ, with both values', () => {
    expect(auditDifferences({ price: 5000, store: 3 }, { price: 4900, store: 3, other: { a: [1] } })).toEqual(
      [
        { field: '价格', before: '5000', after: '4900' },
        { field: 'other', before: '', after: '{"a":[1]}' },
      ],
    )
    expect(auditDifferences({ name: '云杉' }, null)).toEqual([{ field: '名称', before: '云杉', after: '' }])
    expect(auditDifferences(null, null)).toEqual([])
  })

  it('shows yes and no, and cuts long values', () => {
    const [shown, long] = auditDifferences(null, { required: true, intro: '长'.repeat(500) })
    expect(shown?.after).toBe('是')
    expect(long?.after).toHaveLength(201)
  })

  it('keeps the name of what has no word, also of members of objects', () => {
    expect([auditEventName('setPrices'), auditEventName('newEvent'), auditEventName('toString')]).toEqual([
      ...['改价', 'newEvent', 'toString'],
    ])
    expect([auditSubjectName('goods'), auditSubjectName('constructor')]).toEqual(['商品', 'constructor'])
    expect(auditDifferences(null, { valueOf: 1 })).toEqual([{ field: 'valueOf', before: '', after: '1' }])
  })

  it('has a word for each event of the filter', () => {
    expect(auditEvents.filter((event) => auditEventName(event) === event)).toEqual([])
  })
})

describe('a browser in words', () => {
  it.each([
    ['', ''],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      'Chrome · Windows',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari · iOS'],
    ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 MicroMessenger/8.0', '微信 · Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', 'Firefox · Linux'],
    ['curl/8.5.0', 'curl/8.5.0'],
  ])('%j is %s', (text, name) => expect(deviceName(text)).toBe(name))
})
