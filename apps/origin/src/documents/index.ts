export { documentKey, reviewDocument, unsealedDocument, waitingDocuments } from './documents.ts';
