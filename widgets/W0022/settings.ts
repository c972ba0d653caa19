import { categoryNavPanel } from '@/widgets/fields/category-nav'

export const panel = categoryNavPanel({ main: true })
