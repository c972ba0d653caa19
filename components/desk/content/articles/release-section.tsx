'use client'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio'
import { sortHint } from '@/lib/domain/messages/desk'
import { DateInput } from '../../form/date-field/date-input'
import { FormSection } from '../../form/form-section'
import type { Release } from './article-draft'
import { fieldId, type SectionProps } from './text-section'

const options: readonly { value: Release; label: string }[] = [
  { value: 'draft', label: '草稿' },
  { value: 'now', label: '立即发布' },
  { value: 'time', label: '按时间发布' },
]

/** When shoppers see an article, and where it stands in lists. */
export const ReleaseSection = ({ draft, set, problems }: SectionProps) => (
  <FormSection id="article-release" title="发布" hint="到发布时间前，列表、页面和网站地图都不会出现">
    <div className="grid max-w-220 gap-5">
      <RadioGroup
        name="article-release"
        label="发布方式"
        value={draft.release}
        onChange={(release) => set({ release })}
        options={options}
      />
      {draft.release === 'time' && (
        <Field
          id={fieldId('releaseAt')}
          label="发布时间"
          required
          error={problems.releaseAt ?? ''}
          hint="北京时间，可以早于现在"
          className="w-64 max-md:w-full"
        >
          <DateInput
            {...fieldControl(fieldId('releaseAt'), problems.releaseAt, 'hint')}
            label="发布时间"
            hasTime
            value={draft.releaseAt}
            onChange={(releaseAt) => set({ releaseAt })}
          />
        </Field>
      )}
      <Field
        id={fieldId('sort')}
        label="排序"
        error={problems.sort ?? ''}
        hint={sortHint}
        className="w-64 max-md:w-full"
      >
        <Input
          {...fieldControl(fieldId('sort'), problems.sort, 'hint')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.sort}
          onChange={({ target }) => set({ sort: target.value })}
        />
      </Field>
    </div>
  </FormSection>
)
