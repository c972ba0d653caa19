'use client'
import { FormSection } from '@/components/desk/form/form-section'
import { RichText } from '@/components/desk/form/rich-text/rich-text'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { fieldId, type SectionProps } from './section'

/** The introduction with texts, pictures and tables, and a video. */
export const IntroSection = ({ draft, set }: SectionProps) => (
  <FormSection id="goods-intro" title="商品介绍" hint="可以从 Word 或网页粘贴，样式会自动清理">
    <div className="grid max-w-220 gap-5">
      <RichText
        id={fieldId('intro')}
        label="商品介绍"
        initial={draft.intro}
        onChange={(intro) => set({ intro })}
      />
      <Field id={fieldId('video')} label="视频地址" hint="MP4 文件的地址，显示在商品图片前">
        <Input
          {...fieldControl(fieldId('video'), undefined, 'hint')}
          type="url"
          autoComplete="off"
          maxLength={400}
          placeholder="https://"
          value={draft.video}
          onChange={({ target }) => set({ video: target.value })}
        />
      </Field>
    </div>
  </FormSection>
)
