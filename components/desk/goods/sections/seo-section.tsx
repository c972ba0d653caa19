'use client'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import { FormSection } from '../../form-section'
import { fieldId, type SectionProps } from './section'

/** Texts for search engines, with a preview of the result; empty ones are made from the product. */
export function SeoSection({ draft, set }: SectionProps) {
  const { seo } = draft
  const change = (part: Partial<typeof seo>) => set({ seo: { ...seo, ...part } })
  return (
    <FormSection id="goods-seo" title="搜索引擎" hint="不填时自动生成">
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid gap-4">
          <Field id={fieldId('seoTitle')} label="标题">
            <Input
              {...fieldControl(fieldId('seoTitle'))}
              maxLength={goodsLimits.seoTitle}
              placeholder={draft.name}
              value={seo.title}
              onChange={({ target }) => change({ title: target.value })}
            />
          </Field>
          <Field id={fieldId('seoText')} label="描述">
            <Textarea
              {...fieldControl(fieldId('seoText'))}
              rows={3}
              maxLength={goodsLimits.seoText}
              used={seo.mate_description.length}
              placeholder={draft.brief}
              value={seo.mate_description}
              onChange={({ target }) => change({ mate_description: target.value })}
            />
          </Field>
          <Field id={fieldId('seoWords')} label="关键词" hint="用逗号分隔">
            <Input
              {...fieldControl(fieldId('seoWords'), undefined, 'hint')}
              maxLength={goodsLimits.seoText}
              value={seo.mate_keywords}
              onChange={({ target }) => change({ mate_keywords: target.value })}
            />
          </Field>
        </div>
        <div>
          <p className="text-text mb-2 text-sm">搜索结果预览</p>
          <div className="rounded-card border-line border p-4">
            <p className="text-link line-clamp-1 text-lg">{seo.title || draft.name || '商品名称'}</p>
            <p className="text-programme mt-1 text-xs">商城网址 › 商品</p>
            <p className="text-muted mt-1 line-clamp-2 text-sm">
              {seo.mate_description || draft.brief || '描述会显示在这里'}
            </p>
          </div>
        </div>
      </div>
    </FormSection>
  )
}
