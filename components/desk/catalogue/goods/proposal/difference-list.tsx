import { Picture } from '@/components/ui/picture'
import type { GoodsDifference } from '@/lib/contract/operator/catalogue/goods-proposal'
import { goodsFieldName, skuFieldName } from '@/lib/domain/goods/field-names'

const nameOf = ({ field, sku }: GoodsDifference): string => {
  const [, , ofSku] = field.split(':')
  return ofSku === undefined ? goodsFieldName(field) : [sku, skuFieldName(ofSku)].filter(Boolean).join(' ')
}

interface DifferenceListProps {
  differences: readonly GoodsDifference[]
  /** A new product has no values before. */
  isNew: boolean
}

/** The changes of a product side by side: texts, prices, pictures. */
export function DifferenceList({ differences, isNew }: DifferenceListProps) {
  return (
    <dl
      aria-label={isNew ? '新商品的内容' : '修改的内容'}
      className="divide-line border-line divide-y border-y text-sm"
    >
      {differences.map((difference) => (
        <div key={difference.field} className="grid gap-2 py-3 md:grid-cols-[8rem_1fr]">
          <dt className="text-muted break-words">{nameOf(difference)}</dt>
          <dd className={isNew ? undefined : 'grid gap-3 md:grid-cols-2'}>
            {!isNew && <Side label="现在" kind={difference.kind} lines={difference.before} />}
            <Side label={isNew ? '' : '改为'} kind={difference.kind} lines={difference.after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface SideProps {
  /** Empty for the only one. */
  label: string
  kind: GoodsDifference['kind']
  lines: readonly string[]
}

function Side({ label, kind, lines }: SideProps) {
  return (
    <div className="min-w-0">
      {label && <p className="text-muted mb-1 text-xs">{label}</p>}
      {lines.length === 0 && <span className="text-muted">无</span>}
      {lines.length > 0 && kind === 'pictures' && (
        <ul className="flex flex-wrap gap-2">
          {lines.map((url, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer" aria-label={`打开图片${index + 1}（新窗口）`}>
                <Picture
                  src={url}
                  alt=""
                  width={240}
                  className="rounded-control border-line size-20 border"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && kind === 'html' && (
        // The server has cleaned it.
        <div
          tabIndex={0}
          role="region"
          aria-label={`商品介绍${label}`}
          className="rich-text border-line rounded-control max-h-80 overflow-y-auto border p-3"
          dangerouslySetInnerHTML={{ __html: lines.join('') }}
        />
      )}
      {lines.length > 0 && kind === 'text' && (
        <ul className="text-ink grid gap-0.5">
          {lines.map((line) => (
            <li key={line} className="nums break-words whitespace-pre-wrap">
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
