/** The page that the bench measures beside ours: Puck with one text component, as many times as the address says. */
import { Puck, type Config, type Data } from '@puckeditor/core'
import { createRoot } from 'react-dom/client'

interface Props {
  Text: { text: string }
}

const config: Config<Props> = {
  components: {
    Text: {
      fields: { text: { type: 'textarea' } },
      defaultProps: { text: '文本' },
      render: ({ text }) => <p style={{ margin: 0, fontSize: 14, lineHeight: '20px' }}>{text}</p>,
    },
  },
}

const count = Number(new URLSearchParams(location.search).get('count'))
const data: Partial<Data<Props>> = {
  content: Array.from({ length: count }, (_, index) => ({
    type: 'Text' as const,
    props: { id: `text-${index}`, text: `第 ${index + 1} 段文字` },
  })),
  root: {},
}

const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(<Puck config={config} data={data} />)
