import type { z } from 'zod'
import { W0000 } from './W0000/contract'
import { W0001 } from './W0001/contract'
import { W0002 } from './W0002/contract'
import { W0011 } from './W0011/contract'

/** The contracts of all widget types, for the server. A shopper's bundle must not contain them. */
export const contracts = { W0000, W0001, W0002, W0011 } as const

export type WidgetType = keyof typeof contracts
export type SettingsOf<T extends WidgetType> = z.output<(typeof contracts)[T]['schema']>

export const isKnownType = (type: string): type is WidgetType => Object.hasOwn(contracts, type)
