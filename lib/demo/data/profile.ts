import { defaultQuestions, type ProfileQuestion } from '@/lib/domain/person/profile'

const opened = (key: string): ProfileQuestion[] =>
  defaultQuestions.filter((one) => one.key === key).map((one) => ({ ...one, open: true }))

/**
 * Questions of the profile form besides name, sex and birthday: about the home, which the programme is for. All are
 * optional.
 */
export const profileQuestions: readonly ProfileQuestion[] = [
  ...opened('address'),
  {
    key: '6f1c2a9be0d4478fa35e7b10c8d2f6a1',
    name: '住房类型',
    element: 'select',
    open: true,
    required: false,
    options: ['商品房', '公寓', '农村自建房', '租房'],
  },
  {
    key: '0b7e4d15c9a2463f8e61d3f7a4c05b92',
    name: '家庭人数',
    element: 'numeric',
    open: true,
    required: false,
    range: { start: 1, end: 20 },
  },
  {
    key: 'c3a85f60e17b4d29b4f2908d6e1a73c5',
    name: '装修完成日期',
    element: 'date',
    open: true,
    required: false,
    range: { start: '1980-01-01', end: '2099-12-31' },
  },
  ...opened('habbit'),
]
