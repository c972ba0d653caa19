'use client'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { Tdk } from '@/lib/domain/content/site'
import { FormSection } from './form-section'

interface SeoFieldsProps {
  /** The ids of the fields begin with it: `goods` makes `goods-seoTitle`. */
  prefix: string
  /** The subject of the page: 商品. */
  subject: string
  seo: Tdk
  onChange: (part: Partial<Tdk>) => void
  limits: { seoTitle: number; seoText: number }
  /** Title and description that are made from the page. */
  made: { title: string; text: string }
}

/** Texts for search engines, with a preview of the result; empty ones are made from the page. */
export function SeoFields({ prefix, subject, seo, onChange, limits, made }: SeoFieldsProps) {
  const idOf = (field: string) => `${prefix}-${field}`
  return (
    <FormSection id={idOf('seo')} title="搜索引擎" hint="不填时自动生成">
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid gap-4">
          <Field id={idOf('seoTitle')} label="标题">
            <Input
              {...fieldControl(idOf('seoTitle'))}
              maxLength={limits.seoTitle}
              placeholder={made.title}
              value={seo.title}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          </Field>
          <Field id={idOf('seoText')} label="描述">
            <Textarea
              {...fieldControl(idOf('seoText'))}
              rows={3}
              maxLength={limits.seoText}
              used={seo.mate_description.length}
              placeholder={made.text}
              value={seo.mate_description}
              onChange={({ target }) => onChange({ mate_description: target.value })}
            />
          </Field>
          <Field id={idOf('seoWords')} label="关键词" hint="用逗号分隔">
            <Input
              {...fieldControl(idOf('seoWords'), undefined, 'hint')}
              maxLength={limits.seoText}
              value={seo.mate_keywords}
              onChange={({ target }) => onChange({ mate_keywords: target.value })}
            />
          </Field>
        </div>
        <div>
          <p className="text-text mb-2 text-sm">搜索结果预览</p>
          <div className="rounded-card border-line border p-4">
            <p className="text-link line-clamp-1 text-lg">{seo.title || made.title || `${subject}名称`}</p>
            <p className="text-programme mt-1 text-xs">商城网址 › {subject}</p>
            <p className="text-muted mt-1 line-clamp-2 text-sm">
              {seo.mate_description || made.text || '描述会显示在这里'}
            </p>
          </div>
        </div>
      </div>
    </FormSection>
  )
}
