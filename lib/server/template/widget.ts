import 'server-only'
import { isFields, type Fields } from '@/lib/server/fields'

/** A stored widget, or a part of one: whatever a designer has written. */
export type Widget = Fields

export const isWidget: (value: unknown) => value is Widget = isFields
