import { parseAnswer, type ProfileQuestion } from '@/lib/domain/person/profile'

const ask = { key: 'x', name: '题', open: true, required: false } as const
const text: ProfileQuestion = { ...ask, element: 'input' }
const people: ProfileQuestion = { ...ask, element: 'numeric', range: { start: 1, end: 20 } }
const day: ProfileQuestion = {
  ...ask,
  element: 'date',
  range: { start: '2000-01-01', end: '2030-12-31' },
}
const home: ProfileQuestion = { ...ask, element: 'select', options: ['公寓', '租房', '3'] }
const hobbies: ProfileQuestion = { ...ask, element: 'checkbox', options: ['运动', '阅读'] }

describe('an answer to a field of the profile form (contract member §5.14)', () => {
  it.each([
    [text, ' 文三路 ', '文三路'],
    [text, '', ''],
    [text, 'a'.repeat(201), null],
    [text, ['a'], null],
    [people, 3, '3'],
    [people, '20', '20'],
    [people, '21', null],
    [people, '0x3', null],
    [people, '1e1', null],
    [people, '', ''],
    [day, '2026-02-28', '2026-02-28'],
    [day, '2026-02-30', null],
    [day, '1999-12-31', null],
    // A label counts before an index.
    [home, '租房', '租房'],
    [home, '0', '公寓'],
    [home, 1, '租房'],
    [home, '3', '3'],
    [home, '7', null],
    [hobbies, ['阅读', '运动'], ['运动', '阅读']],
    [hobbies, '阅读', ['阅读']],
    [hobbies, '', []],
    [hobbies, [], []],
    [hobbies, [{ name: '运动', ischecked: true }, { name: '阅读' }], ['运动']],
    [hobbies, ['睡觉'], null],
    [hobbies, [7], null],
    [hobbies, 7, null],
  ])('%# stores the value, or refuses it', (question, sent, stored) => {
    expect(parseAnswer(question, sent)).toEqual(stored)
  })
})
