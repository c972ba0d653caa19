import type * as z from 'zod/mini'
import type { WidgetType } from '@/lib/domain/design/widget-type'
import { W0000 } from './W0000/contract'
import { W0001 } from './W0001/contract'
import { W0002 } from './W0002/contract'
import { W0003 } from './W0003/contract'
import { W0004 } from './W0004/contract'
import { W0005 } from './W0005/contract'
import { W0006 } from './W0006/contract'
import { W0007 } from './W0007/contract'
import { W0008 } from './W0008/contract'
import { W0010 } from './W0010/contract'
import { W0011 } from './W0011/contract'
import { W0012 } from './W0012/contract'
import { W0013 } from './W0013/contract'
import { W0014 } from './W0014/contract'
import { W0015 } from './W0015/contract'
import { W0016 } from './W0016/contract'
import { W0017 } from './W0017/contract'
import { W0018 } from './W0018/contract'
import { W0019 } from './W0019/contract'
import { W0020 } from './W0020/contract'
import { W0021 } from './W0021/contract'
import { W0022 } from './W0022/contract'

/** The contracts of all widget types, for the server. A shopper's bundle must not contain them. */
export const contracts = {
  W0000,
  W0001,
  W0002,
  W0003,
  W0004,
  W0005,
  W0006,
  W0007,
  W0008,
  W0010,
  W0011,
  W0012,
  W0013,
  W0014,
  W0015,
  W0016,
  W0017,
  W0018,
  W0019,
  W0020,
  W0021,
  W0022,
} as const satisfies Record<WidgetType, unknown>

export type { WidgetType }
export type SettingsOf<T extends WidgetType> = z.output<(typeof contracts)[T]['schema']>

export const isKnownType = (type: string): type is WidgetType => Object.hasOwn(contracts, type)
