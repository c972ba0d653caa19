'use client'
import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { isShown, type SettingField } from '@/widgets/setting-fields'
import { PresetsInput, RadioInput, SelectInput, SwitchInput, ToggleInput } from './choice-inputs'
import { ColorInput } from './color-input'
import { pathOf, type FieldProps } from './field-props'
import { FieldRow } from './field-row'
import { GoodsInput } from './goods-field'
import { LinkInput } from './link-field'
import { NumberInput } from './number-input'
import { PictureInput } from './picture-field'
import { RowsInput } from './rows-field'
import { TextInput } from './text-input'
import { ChildrenInput, WidgetsInput } from './widgets-field'

// Fields of few widgets are not part of the first load.
const HotZonesInput = lazyPart(() => import('../hot-zones/hot-zones-field'), 'HotZonesInput')
const CategoriesInput = lazyPart(() => import('./categories-field'), 'CategoriesInput')
const CouponsInput = lazyPart(() => import('./coupons-field'), 'CouponsInput')
const ShopInput = lazyPart(() => import('./shop-field'), 'ShopInput')
const TagsInput = lazyPart(() => import('./tags-field'), 'TagsInput')

interface Props extends Omit<FieldProps, 'field'> {
  fields: readonly SettingField[]
}

/** The form of some fields: those whose condition is met. Each names its setting, where problems lead. */
export const Fields = ({ fields, ...rest }: Props) =>
  fields.map((field, index) =>
    isShown(field, rest.values) ? (
      <div
        key={`${keyOf(field)}-${index}`}
        className="contents"
        data-setting={'key' in field ? `${rest.within ?? ''}${pathOf(field)}` : undefined}
      >
        <Suspense>
          <Field field={field} {...rest} />
        </Suspense>
      </div>
    ) : null,
  )

const keyOf = (field: SettingField) => ('key' in field ? field.key : field.kind)

function Field({ field, ...rest }: FieldProps) {
  switch (field.kind) {
    case 'text':
      return <TextInput field={field} {...rest} />
    case 'number':
      return <NumberInput field={field} {...rest} />
    case 'switch':
      return <SwitchInput field={field} {...rest} />
    case 'select':
      return <SelectInput field={field} {...rest} />
    case 'radio':
      return <RadioInput field={field} {...rest} />
    case 'toggle':
      return <ToggleInput field={field} {...rest} />
    case 'color':
      return <ColorInput field={field} {...rest} />
    case 'presets':
      return <PresetsInput field={field} {...rest} />
    case 'picture':
      return <PictureInput field={field} {...rest} />
    case 'link':
      return <LinkInput field={field} {...rest} />
    case 'goods':
      return <GoodsInput field={field} {...rest} />
    case 'rows':
      return <RowsInput field={field} {...rest} />
    case 'widgets':
      return <WidgetsInput />
    case 'children':
      return <ChildrenInput id={rest.id} />
    case 'line':
      return (
        <FieldRow label={field.label} hint={field.hint}>
          <div className="flex flex-wrap items-center gap-2">
            <Fields fields={field.fields} {...rest} {...(field.label && { heading: field.label })} />
          </div>
        </FieldRow>
      )
    case 'categories':
      return <CategoriesInput field={field} {...rest} />
    case 'coupons':
      return <CouponsInput field={field} {...rest} />
    case 'shop':
      return <ShopInput field={field} {...rest} />
    case 'tags':
      return <TagsInput field={field} {...rest} />
    case 'hotZones':
      return <HotZonesInput field={field} {...rest} />
  }
}
