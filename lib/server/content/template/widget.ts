import 'server-only'
import { isFields, type Fields } from '@/lib/domain/fields'

/** A stored widget or a part of one; operators and other back ends may have stored any JSON. */
export type Widget = Fields

export const isWidget: (value: unknown) => value is Widget = isFields
