/** The reference server: node:http that sends fixed bytes. Reads `{headers, body}` from stdin and prints its URL. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Answer = { headers: string[]; body: string }

const answer = JSON.parse(await text(process.stdin)) as Answer
const body = Buffer.from(answer.body, 'base64')
const server = createServer((_request, response) => {
  response.writeHead(200, answer.headers)
  response.end(body)
})
server.listen(0, () => console.log(`open at http://localhost:${(server.address() as AddressInfo).port}`))
process.once('SIGTERM', () => process.exit(0))
