// What the service in this process is made of (call.ts): one module, so that all of it can be of one load.
export { staticFileBody } from '../../src/api/call-body.ts';
export { compile } from '../../src/api/compile.ts';
export { defaultFormat } from '../../src/api/formats.ts';
export { answerCall, errorResponse } from '../../src/api/respond.ts';
export { AREAS } from '../../src/catalog/areas.ts';
export { createMeantCalls } from '../../src/catalog/meant-calls.ts';
export { resolveRedirect } from '../../src/catalog/redirects.ts';
export { createRouter } from '../../src/catalog/routes.ts';
export { listFilesByFormat } from '../../src/catalog/static-files.ts';
export { asApiError, notFoundAt } from '../../src/kernel/errors.ts';
export { readAddress } from '../../src/server/address.ts';
export { captureAnswer, headersFor, withEtag } from '../../src/server/answer.ts';
export { createAnswerCache } from '../../src/server/answer-cache.ts';
export { callerAddress, fullAddress } from '../../src/server/caller.ts';
export { countWork, cpuHeaders, rateLimit } from '../../src/server/limits.ts';
