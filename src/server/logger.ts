import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from './config.ts'

/**
 * Paths that contain a secret, which would open the calendar, the invitation or the shared recipes
 * to a reader of the log.
 */
const secretPaths =
  /^\/(api\/calendar-feeds|join|shared?|api\/shared-recipe-(?:links|collections)|review-shared-recipe\/[^/]*)\/[^/]+/

const loggedPath = (url: string) => (url.split('?', 1)[0] ?? '').replace(secretPaths, '/$1/…')

/**
 * Structured JSON logs for machines, readable ones on a terminal. No body, cookie or query is ever
 * logged.
 */
export function openLogger(config: Pick<Config, 'logLevel'>, to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level: config.logLevel,
    serializers: {
      req: (request: { method: string; url: string; ip: string }) => ({
        method: request.method,
        path: loggedPath(request.url),
        address: request.ip,
      }),
      err: pino.stdSerializers.err,
    },
    ...(to === undefined &&
      process.stdout.isTTY && {
        transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } },
      }),
  }
  return to === undefined ? pino(options) : pino(options, to)
}
