import type { Permission } from '@/lib/domain/desk/permissions'

/** A kind of small table that the desk imports: a row is about one thing, such as the stock of a SKU. */
interface TableImportWords {
  name: string
  /** What it does, for the choice of a kind. */
  about: string
  read: Permission
  write: Permission
}

/** The kinds, by the kind of their tasks. */
export const tableImports = {
  'stock.import': {
    name: '库存',
    about: '按商品编码改库存，填改后的数量',
    read: 'goods:read',
    write: 'goods:write',
  },
  'tags.import': {
    name: '商品标签',
    about: '按商品货号换标签，没写的标签去掉，空单元格去掉全部',
    read: 'goods:read',
    write: 'goods:write',
  },
  'shipments.import': {
    name: '发货',
    about: '按订单号批量发货，一行发出一个订单的全部商品',
    read: 'order:read',
    write: 'order:write',
  },
  'shops.import': {
    name: '店铺',
    about: '按店铺号新增和修改店铺，没有的列不改',
    read: 'shop:read',
    write: 'shop:write',
  },
  'employees.import': {
    name: '内购员工',
    about: '按企业编码和手机号码新增员工，已有的改姓名并恢复内购',
    read: 'employee:read',
    write: 'employee:write',
  },
  'members.import': {
    name: '新会员',
    about: '按手机号新增会员，积分记入积分明细，已有的会员不改',
    read: 'member:read',
    write: 'member:write',
  },
  'members.update': {
    name: '会员更新',
    about: '按手机号改已有的会员，积分填加减的数，空单元格不改',
    read: 'member:read',
    write: 'member:write',
  },
} as const satisfies Record<string, TableImportWords>

export type TableImportKind = keyof typeof tableImports
export const tableImportKinds = Object.keys(tableImports) as TableImportKind[]

export const isTableImport = (kind: string): kind is TableImportKind => Object.hasOwn(tableImports, kind)
