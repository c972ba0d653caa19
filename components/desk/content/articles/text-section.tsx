'use client'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { articleLimits } from '@/lib/domain/content/desk-article'
import { FormSection } from '../../form/form-section'
import { NewThing } from '../../form/new-thing'
import { PictureList } from '../../form/picture/picture-list'
import { RichText } from '../../form/rich-text/rich-text'
import type { ArticleDraft, ArticleProblems } from './article-draft'
import { CatalogueDialog, type OpenCatalogue } from './catalogue-dialog'
import { CatalogueSelect } from './catalogue-select'

/** The properties of a section of the form of an article. */
export interface SectionProps {
  draft: ArticleDraft
  set: (part: Partial<ArticleDraft>) => void
  problems: ArticleProblems
}

/** The id of the control of a field. */
export const fieldId = (field: string) => `article-${field}`

const newCatalogue: OpenCatalogue = { catalogue: null, parentId: 0 }

/** Title, catalogue, summary, cover and text. @param isComposed the stored text has products or videos */
export function TextSection({ draft, set, problems, isComposed }: SectionProps & { isComposed: boolean }) {
  return (
    <FormSection id="article-text" title="内容">
      <div className="grid max-w-220 gap-5">
        <Field id={fieldId('title')} label="标题" required error={problems.title ?? ''}>
          <Input
            {...fieldControl(fieldId('title'), problems.title)}
            autoComplete="off"
            maxLength={articleLimits.title}
            value={draft.title}
            onChange={({ target }) => set({ title: target.value })}
          />
        </Field>
        <div className="grid grid-cols-2 gap-5 max-md:grid-cols-1">
          <Field id={fieldId('categoryId')} label="栏目" required error={problems.categoryId ?? ''}>
            <CatalogueSelect
              {...fieldControl(fieldId('categoryId'), problems.categoryId)}
              placeholder="请选择"
              value={draft.categoryId}
              onChange={(categoryId) => set({ categoryId })}
            />
            <NewThing label="新增栏目" permission="content:write">
              {(isOpen, onClose) => (
                <CatalogueDialog
                  open={isOpen ? newCatalogue : null}
                  onClose={onClose}
                  onAdded={({ category_id: id }) => set({ categoryId: String(id) })}
                />
              )}
            </NewThing>
          </Field>
          <Field id={fieldId('author')} label="作者">
            <Input
              {...fieldControl(fieldId('author'))}
              autoComplete="off"
              maxLength={articleLimits.author}
              value={draft.author}
              onChange={({ target }) => set({ author: target.value })}
            />
          </Field>
        </div>
        <Field id={fieldId('summary')} label="摘要" hint="显示在列表和分享卡片里">
          <Textarea
            {...fieldControl(fieldId('summary'), undefined, 'hint')}
            rows={2}
            maxLength={articleLimits.summary}
            used={draft.summary.length}
            value={draft.summary}
            onChange={({ target }) => set({ summary: target.value })}
          />
        </Field>
        <Field id={fieldId('pictures')} label="封面" hint="建议 800×450 的 JPG 或 PNG">
          <PictureList
            label="封面"
            id={fieldId('pictures')}
            value={draft.pictures}
            max={1}
            onChange={(next) => set({ pictures: next(draft.pictures) })}
          />
        </Field>
        {isComposed && (
          <p role="note" className="rounded-card bg-page text-text p-3 text-sm">
            这篇文章含有商品卡片或视频。不改正文时保持原样；修改正文后，商品会变成链接，视频不再保留。
          </p>
        )}
        <div className="grid gap-1.5">
          <span className="text-text text-sm" aria-hidden>
            正文
          </span>
          <RichText
            id={fieldId('content')}
            label="正文"
            initial={draft.content}
            onChange={(content) => set({ content })}
          />
          {problems.content && (
            <p role="alert" className="text-brand text-xs">
              {problems.content}
            </p>
          )}
        </div>
      </div>
    </FormSection>
  )
}
