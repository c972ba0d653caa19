import { visibleText } from '@/lib/domain/visible-text'

describe('a typed text', () => {
  it.each([
    ['\u202E王\u202C小明', '王小明'],
    ['\u200B', ''],
    ['王\u200B小\uFEFF明', '王小明'],
    ['\u2066abc\u2069', 'abc'],
    ['a\u200Eb\u200Fc\u061Cd', 'abcd'],
    ['a\u00ADb\u2060c\u2064d', 'abcd'],
    ['a\u0007b\u001Bc\u009Fd', 'abcd'],
    ['王\u200D明\u200C', '王明'],
    ['\u3164\u115F', ''],
    ['a\u{E0041}\u{E007F}b', 'ab'],
  ])('loses what nobody sees: %j', (typed, seen) => expect(visibleText(typed)).toBe(seen))

  it.each([
    '王小明·阿 O’Neil',
    '第一行\n第二行\r\n\t第三',
    '👨‍👩‍👧 👩🏽‍💻 ❤️‍🔥 🏳️‍🌈',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'می‌خواهم',
    'क्‍ष',
    'א ב ع',
    '\u0000',
  ])('keeps the rest: %j', (text) => expect(visibleText(text)).toBe(text))
})
