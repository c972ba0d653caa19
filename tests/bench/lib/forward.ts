/** Passing requests on to another server, for the servers of benches that stand in front of a mall. */
import { type Agent, type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http'

/** Sends a request to the server of `to` (an origin) and its answer back; 502 when there is none. */
export function forward(request: IncomingMessage, response: ServerResponse, to: string, agent: Agent): void {
  const { url = '/', method, headers } = request
  const sent = sendRequest(new URL(url, to), { agent, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  sent.once('error', () => {
    if (response.headersSent) response.destroy()
    else response.writeHead(502).end()
  })
  request.pipe(sent)
}
