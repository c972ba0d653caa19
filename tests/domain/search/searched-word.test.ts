import { searchedWord } from '@/lib/domain/search/searched-word'

it.each([
  ['  三门  冰箱 ', '三门 冰箱'],
  ['TCL 65寸', 'tcl 65寸'],
  ['bcd-518wd', 'bcd-518wd'],
])('counts %s as %s', (keyword, word) => expect(searchedWord(keyword)).toBe(word))

it.each([
  ['13900001111'],
  ['139 0000-1111'],
  ['订单 4000000000001234'],
  ['lin@example.com'],
  ['！？ '],
  ['长'.repeat(31)],
])('does not count %s', (keyword) => expect(searchedWord(keyword)).toBeNull())
