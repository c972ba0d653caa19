'use client'
import { SeoFields } from '@/components/desk/form/seo-fields'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import type { SectionProps } from './section'

/** Texts for search engines. */
export const SeoSection = ({ draft, set }: SectionProps) => (
  <SeoFields
    prefix="goods"
    subject="商品"
    seo={draft.seo}
    onChange={(part) => set({ seo: { ...draft.seo, ...part } })}
    limits={goodsLimits}
    made={{ title: draft.name, text: draft.brief }}
  />
)
